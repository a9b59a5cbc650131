import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { skillManager } from '../support/skillManager.ts';

async function call(name: string, input: object): Promise<string> {
  const options = { input, toolInvocationToken: undefined };
  const { content } = await vscode.lm.invokeTool(name, options);
  return content.map(part => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
}

describe('the API for other extensions', () => {
  let api: ExtensionApi;

  before(async () => {
    api = await skillManager();
  });

  it('brings skills along that models load, until they are taken back', async () => {
    const invoices = api.defineSkill({
      name: 'invoices-of-a-test',
      description: 'Writes invoices. Use when an invoice is due.',
      body: 'Ask for the amount.',
      resources: { 'references/tax.md': () => 'Add 19 %.' },
    });
    let changes = 0;
    const listening = api.onDidChangeSkills(() => changes++);
    const registered = await api.registerSkills('skill-manager.skill-manager', [invoices]);
    assert.ok(changes > 0 && api.skills.some(({ name }) => name === invoices.name));
    assert.match(await call('load_skill', { name: invoices.name }), /Ask for the amount\./);
    const file = { skill: invoices.name, path: 'references/tax.md' };
    assert.match(await call('read_skill_file', file), /Add 19 %\./);
    registered.dispose();
    listening.dispose();
    assert.ok(!api.skills.some(({ name }) => name === invoices.name));
    assert.match(await call('load_skill', { name: invoices.name }), /There is no skill/);
  });

  it('refuses what is no skill', async () => {
    const wrong = { name: 'Not a name', description: 'x', body: 'x' };
    assert.throws(() => api.defineSkill(wrong), TypeError);
    await assert.rejects(api.registerSkills('me.mine', [wrong]), TypeError);
  });

  it('checks a text', async () => {
    const findings = await api.check('---\nname: Bad_Name\ndescription: x\n---\n\nBody.\n', 'Bad_Name');
    assert.ok(findings.some(({ rule, line }) => rule === 'name-charset' && line === 2));
    assert.equal(api.version, 1);
  });
});
