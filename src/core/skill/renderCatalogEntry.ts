import { escapeXml } from '../xml.ts';

/**
 * One skill as a model is told of it: its name and what it is for, each on a line. `location` is for names
 * that several have.
 */
export function renderCatalogEntry(name: string, description: string, location?: string): string {
  const lines = [
    '  <skill>',
    `    <name>${escapeXml(oneLine(name))}</name>`,
    `    <description>${escapeXml(oneLine(description))}</description>`,
  ];
  if (location !== undefined) lines.push(`    <location>${escapeXml(location)}</location>`);
  return [...lines, '  </skill>'].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/gu, ' ').trim();
}
