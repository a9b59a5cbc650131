import * as vscode from 'vscode';
import type { TokenCounter } from '../../core/ports.ts';
import { AssistantEcho } from '../../node/claude/assistantEcho.ts';
import { claudeClient } from '../../node/claude/claudeClient.ts';
import { ClaudeModel } from '../../node/claude/claudeModel.ts';
import {
  knownClaudeModels,
  listClaudeModels,
  type ClaudeModelFacts,
} from '../../node/claude/claudeModels.ts';
import { placeholderId, usageOption, usagePart } from '../claudeVendor.ts';
import { ofPickerId, pickerId, type ClaudeEndpoint } from './claudeEndpoint.ts';
import { claudeEndpoints } from './claudeEndpoints.ts';
import type { ClaudeKey } from './claudeKey.ts';
import { fromHostMessages } from './fromHostMessages.ts';
import { toHostError } from './toHostError.ts';

/** Tokens of one answer, thinking included; less where a model cannot do as many. */
const maxAnswer = 32_000;
/** Milliseconds that the API has to list its models. */
const listTimeout = 5_000;

/** Claude in VS Code's model picker, for whoever has set a key. */
export class ClaudeProvider implements vscode.LanguageModelChatProvider, vscode.Disposable {
  readonly #key: ClaudeKey;
  readonly #counter: TokenCounter;
  readonly #log: vscode.LogOutputChannel;
  readonly #memory: vscode.Memento;
  readonly #echo = new AssistantEcho();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #subscriptions: vscode.Disposable;
  readonly onDidChangeLanguageModelChatInformation = this.#changed.event;
  /** The models of the keys and addresses in force, while they last. */
  #models: Promise<readonly ClaudeModelFacts[]> | undefined;

  /** What was last in the picker: a conversation may still have one of them chosen when the key is gone. */
  #offered: readonly ClaudeModelFacts[];

  constructor(key: ClaudeKey, counter: TokenCounter, log: vscode.LogOutputChannel, memory: vscode.Memento) {
    this.#key = key;
    this.#counter = counter;
    this.#log = log;
    this.#memory = memory;
    this.#offered = memory.get<readonly ClaudeModelFacts[]>(offeredKey, []);
    this.#subscriptions = vscode.Disposable.from(
      key.onDidChange(() => this.refresh()),
      vscode.workspace.onDidChangeConfiguration(event => {
        if (event.affectsConfiguration('skillManager.claude')) this.refresh();
      }),
    );
  }

  /** Asks the API anew which models there are. */
  refresh(): void {
    this.#models = undefined;
    this.#changed.fire();
  }

  /**
   * Without a key, one placeholder: VS Code calls no participant where there is no model at all, and `@skills` has much to
   * offer without one. Where Copilot has models, it would only be in the way. The models last offered stay, and say what
   * is missing: VS Code answers nothing at all in a conversation whose model is gone.
   */
  async provideLanguageModelChatInformation({
    silent,
  }: vscode.PrepareLanguageModelChatModelOptions): Promise<vscode.LanguageModelChatInformation[]> {
    const keys = await this.#keys();
    if (keys.length === 0 && !silent) {
      const apiKey = await this.#key.ask();
      if (apiKey) keys.push(...(await this.#keys()));
    }
    if (keys.length === 0) {
      const copilot = await vscode.lm.selectChatModels({ vendor: 'copilot' });
      return [...(copilot.length > 0 ? [] : [placeholder]), ...this.#offered.map(withoutKey)];
    }
    this.#models ??= Promise.all(keys.map(each => this.#list(each))).then(lists => lists.flat());
    this.#offered = await this.#models;
    void this.#memory.update(offeredKey, this.#offered);
    return this.#offered.map(information);
  }

  async provideLanguageModelChatResponse(
    { id, maxOutputTokens }: vscode.LanguageModelChatInformation,
    messages: readonly vscode.LanguageModelChatRequestMessage[],
    options: vscode.ProvideLanguageModelChatResponseOptions,
    progress: vscode.Progress<vscode.LanguageModelResponsePart>,
    token: vscode.CancellationToken,
  ): Promise<void> {
    const meant = ofPickerId(
      id,
      claudeEndpoints(complaint => this.#log.warn(complaint)),
    );
    const apiKey = meant && (await this.#key.get(meant.endpoint));
    if (!apiKey) {
      throw vscode.LanguageModelError.NoPermissions(
        'There is no Claude API key. Run "Skill Manager: Set Claude API Key…".',
      );
    }
    const model = new ClaudeModel(claudeClient({ apiKey, baseUrl: meant.endpoint.baseUrl }), {
      model: meant.model,
      maxTokens: maxOutputTokens,
      toolRequired: options.toolMode === vscode.LanguageModelChatToolMode.Required,
      echo: this.#echo,
      onUsage: usage => {
        if (options.modelOptions?.[usageOption] === true) progress.report(usagePart(usage));
      },
    });
    const tools = (options.tools ?? []).map(({ name, description, inputSchema = {} }) => ({
      name,
      description,
      inputSchema,
    }));
    try {
      for await (const part of model.send(fromHostMessages(messages), tools, token)) {
        progress.report(
          part.kind === 'text'
            ? new vscode.LanguageModelTextPart(part.text)
            : new vscode.LanguageModelToolCallPart(part.callId, part.name, part.input as object),
        );
      }
    } catch (error) {
      this.#log.warn(`Claude: ${error instanceof Error ? error.message : String(error)}`);
      throw toHostError(error);
    }
  }

  /** An estimate: VS Code asks often, and for texts that need not leave the machine to be counted. */
  provideTokenCount(
    _model: vscode.LanguageModelChatInformation,
    text: string | vscode.LanguageModelChatRequestMessage,
  ): Promise<number> {
    const texts =
      typeof text === 'string'
        ? [text]
        : fromHostMessages([text]).flatMap(message =>
            message.parts.map(part =>
              part.kind === 'toolCall' ? JSON.stringify(part.input) : 'text' in part ? part.text : '',
            ),
          );
    return Promise.resolve(texts.reduce((sum, each) => sum + this.#counter.count(each), 0));
  }

  dispose(): void {
    this.#subscriptions.dispose();
    this.#changed.dispose();
  }

  /** The API's list; what is known without it while the API cannot be asked, and then not for long. */
  async #list({ endpoint, apiKey }: EndpointKey): Promise<readonly ClaudeModelFacts[]> {
    const named = (model: ClaudeModelFacts): ClaudeModelFacts =>
      endpoint.name === ''
        ? model
        : { ...model, id: pickerId(endpoint, model.id), name: `${model.name} (${endpoint.name})` };
    try {
      const { baseUrl } = endpoint;
      const client = claudeClient({ apiKey, baseUrl, timeout: listTimeout, retries: 0 });
      const models = await listClaudeModels(client, AbortSignal.timeout(2 * listTimeout));
      if (models.length > 0) return models.map(named);
    } catch (error) {
      this.#log.warn(`The list of Claude models: ${error instanceof Error ? error.message : String(error)}`);
      this.#models = undefined;
    }
    return knownClaudeModels.map(named);
  }

  /** The endpoints that there is a key for. */
  async #keys(): Promise<EndpointKey[]> {
    const endpoints = claudeEndpoints(complaint => this.#log.warn(complaint));
    const keys = await Promise.all(
      endpoints.map(async endpoint => ({ endpoint, apiKey: await this.#key.get(endpoint) })),
    );
    return keys.filter((each): each is EndpointKey => Boolean(each.apiKey));
  }
}

interface EndpointKey {
  readonly endpoint: ClaudeEndpoint;
  readonly apiKey: string;
}

const offeredKey = 'claude.offeredModels';

const keyHint = 'Run "Skill Manager: Set Claude API Key…" to use Claude with your own key.';

const placeholder: vscode.LanguageModelChatInformation = {
  id: placeholderId,
  name: 'Claude (set your API key)',
  family: 'claude',
  version: '0',
  detail: 'Skill Manager',
  tooltip: keyHint,
  maxInputTokens: 100_000,
  maxOutputTokens: 10_000,
  capabilities: { toolCalling: true, imageInput: true },
};

function withoutKey(model: ClaudeModelFacts): vscode.LanguageModelChatInformation {
  return { ...information(model), name: `${model.name} (set your API key)`, tooltip: keyHint };
}

function information(model: ClaudeModelFacts): vscode.LanguageModelChatInformation {
  const maxOutputTokens = Math.min(maxAnswer, model.maxOutput);
  return {
    id: model.id,
    name: model.name,
    family: model.id.replace(/^.*\//, '').replace(/-\d{8}$/, ''),
    version: model.id,
    detail: 'Skill Manager',
    tooltip: `${model.name} (${model.id}), with your own Claude API key`,
    maxInputTokens: model.contextWindow - maxOutputTokens,
    maxOutputTokens,
    capabilities: { toolCalling: true, imageInput: model.images },
  };
}
