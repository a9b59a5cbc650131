import type * as vscode from 'vscode';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { promptReport } from '../search/promptReport.ts';
import { handleOf } from './handleOf.ts';
import { resultOf, type TurnContext } from './turnContext.ts';
import { showOpenButtons, showReference } from './usedSkills.ts';

/** `/explain PROMPT`: which skill an agent would pick for it, and why, without a model. The agent is the one whose view is shown, or the first that the user has. */
export async function explainCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, lab, request, response } = context;
  const prompt = request.prompt.trim();
  if (prompt === '') {
    response.markdown(
      'Which prompt? Write it behind the command: `@skills /explain make slides of this report`.',
    );
    return resultOf(turnRecord([], [], false));
  }
  const agent = lab.agent();
  const pick = agent && (await lab.pickers.pick(prompt, agent.id));
  if (!agent || !pick) {
    response.markdown('What the agents see is not known yet. Try again in a moment.');
    return resultOf(turnRecord([], [], false));
  }
  response.markdown(promptReport(prompt, agent, pick, catalog));
  const shown = [...pick.listed.slice(0, 1), ...pick.cut, ...pick.unlisted].flatMap(
    ({ hit }) => catalog.get(hit.location) ?? [],
  );
  for (const { location } of shown) showReference(response, location);
  showOpenButtons(response, shown);
  const title = 'Ask About Another Agent…';
  response.button({ command: 'skillManager.whichSkill', title, arguments: [{ prompt, agent: agent.id }] });
  const [chosen] = pick.fits ? shown : [];
  return resultOf(turnRecord([], [], false), undefined, chosen && handleOf(chosen, catalog.skills));
}
