import { renderCatalog } from '../../src/core/catalog/renderCatalog.ts';
import { renderCatalogEntry } from '../../src/core/skill/renderCatalogEntry.ts';
import { inputSchema } from '../../src/core/tools/inputSchema.ts';
import { tools } from '../../src/core/tools/index.ts';
import { offeredTools, type ToolProfile } from '../../src/core/tools/offeredTools.ts';
import { skillOf } from '../../test/support/skillFixture.ts';
import type { Measure } from './measure.ts';

const most: Readonly<Record<ToolProfile, number>> = { full: 1200, knowledge_only: 500 };

/** What there is to say before a single skill is told of: guardrail, the catalog's frame, and the tools. */
export function overhead(count: (text: string) => number): readonly Measure[] {
  const [name, description] = ['pdf', 'Fills in forms.'];
  const frame =
    count(renderCatalog([skillOf({ name, description })])) -
    count(`\n${renderCatalogEntry(name, description)}`);
  const profiles: readonly ToolProfile[] = ['full', 'knowledge_only'];
  return [
    { what: 'guardrail and frame of the catalog', value: frame, unit: 'tokens' },
    ...profiles.map(profile => {
      const offered = offeredTools(tools, { profile, allow: [], deny: [] });
      const declared = offered.map(tool =>
        JSON.stringify({
          name: tool.name,
          description: tool.modelDescription,
          input_schema: inputSchema(tool),
        }),
      );
      const value = frame + declared.reduce((sum, text) => sum + count(text), 0);
      const what = `overhead of the profile ${profile} (${offered.length} tools)`;
      return { what, value, unit: 'tokens', target: most[profile], atMost: true };
    }),
  ];
}
