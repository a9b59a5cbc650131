import assert from 'node:assert/strict';
import { z } from 'zod';
import { toolDeclarations } from '../../../scripts/generate/toolDeclarations.ts';

describe('Declarations of tools', () => {
  it('hold the schema of the input, without the dialect and the bounds that a refusal tells', () => {
    const input = z.object({ line: z.int().min(1).optional().describe('First line.'), name: z.string() });
    const [declared] = toolDeclarations([
      {
        name: 'read',
        referenceName: 'read',
        displayName: 'Read',
        userDescription: 'Reads.',
        modelDescription: 'Reads a file.',
        purpose: 'knowledge',
        icon: '$(book)',
        input,
        describe: () => 'Reading',
        run: () => Promise.reject(new Error('not run here')),
      },
    ]);
    assert.deepEqual((declared as { inputSchema: unknown }).inputSchema, {
      type: 'object',
      properties: {
        line: { description: 'First line.', type: 'integer' },
        name: { type: 'string' },
      },
      required: ['name'],
    });
  });
});
