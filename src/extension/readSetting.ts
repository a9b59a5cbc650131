import * as vscode from 'vscode';
import { settings, type SettingKey, type SettingValue } from './ids/settings.ts';

/** The value in force for the window; `skillManager.` is not part of the key. */
export function readSetting<K extends SettingKey>(key: K): SettingValue<K> {
  return settings[key](vscode.workspace.getConfiguration('skillManager').get(key)) as SettingValue<K>;
}
