import assert from 'node:assert/strict';
import { parseConfig } from '../../../src/core/config/parseConfig.ts';
import { settings } from '../../../src/extension/ids/settings.ts';

describe('The severity of a rule', () => {
  const words: readonly [string, string][] = [
    ['off', 'off'],
    ['error', 'error'],
    ['warning', 'warning'],
    ['warn', 'warning'],
    ['information', 'information'],
    ['info', 'information'],
    ['hint', 'hint'],
  ];
  for (const [word, severity] of words) {
    it(`may be called ${word}`, () => {
      const rules = { 'yaml-valid': word };
      const config = parseConfig({ rules });
      assert.ok(config.ok);
      assert.deepEqual(config.value.rules, { 'yaml-valid': severity });
      assert.deepEqual(settings.rules(rules), { 'yaml-valid': severity });
    });
  }

  for (const word of ['loud', 'constructor', '__proto__', '', 1, null, ['off']]) {
    it(`is not called ${JSON.stringify(word)}`, () => {
      assert.ok(!parseConfig({ rules: { 'yaml-valid': word } }).ok);
      assert.deepEqual(settings.rules({ 'yaml-valid': word }), {});
    });
  }
});

describe('The rules in the settings', () => {
  for (const id of ['frobnicate', '__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    it(`are those that there are, and not ${id}`, () => {
      for (const value of ['"off"', '{"off":"off"}']) {
        const written = JSON.parse(`{"rules":{"yaml-valid":"off","${id}":${value}}}`) as { rules: unknown };
        const config = parseConfig(written);
        assert.ok(!config.ok && config.error.includes(`a rule that there is not: ${id}.`), id);
        const read = settings.rules(written.rules);
        assert.equal(Object.getPrototypeOf(read), Object.prototype);
        assert.equal(read['yaml-valid'], 'off');
      }
      assert.equal(({} as Record<string, unknown>)['off'], undefined);
    });
  }

  for (const rules of [null, [], 'off', 1]) {
    it(`are no ${JSON.stringify(rules)}`, () => assert.ok(!parseConfig({ rules }).ok));
  }
});
