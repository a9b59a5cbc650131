import type { Language } from './languageOf.ts';

/** What tells a reader that the text says when the skill is to be used: in doubt, it does. */
const signs: Readonly<Record<Language, RegExp>> = {
  english: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[
      'when(?:ever)?',
      'trigger\\p{L}*',
      'invo(?:ke|ked|kes|cation|cations)',
      'activat\\p{L}+',
      '(?:if|while|before|after|during|once|upon|until)',
      '(?:use|used|useful|using|apply|applies|applied|call|called|run|load|loads|loaded|reach) (?:this|it|for|to|when|if|in|with|on|as|at|by|before|after|only|always|proactively|automatically|immediately|autonomously|the|these|instead|from|any|every|me)',
      'use cases?',
      'scenarios?',
      'keywords?',
      '(?:ideal|best|suitable|suited|perfect|good|great|intended|designed|meant|built|made|helpful|required|needed|necessary|appropriate|reserved) (?:for|to)',
      'for \\p{L}+ing',
      'for (?:[^\\s.;:]+ ){0,6}(?:tasks?|work|projects?|workflows?|questions?|requests?|problems?|issues?|cases|needs|jobs?|purposes|requirements|situations?|users?|teams?|developers?|engineers?)',
      '(?:asks?|asked|asking|mentions?|mentioned|wants?|needs?|requests|requested|says|looking to|trying to|wishes)',
      '(?:task|request|question|work)s? (?:involv|requir|about|relat|mention)\\p{L}*',
      '(?:user|developer|customer|client)s? (?:can|is|are|has|have|report|provide|describe|share|upload|paste)s?',
    ].join('|')})(?![\\p{L}\\p{N}])|(?:^|[.,;:—–] )for `,
    'iu',
  ),
  german:
    /(?<!\p{L})(?:wenn|falls|sobald|bevor|nachdem|während|nutze\p{L}*|nutzen|verwend\p{L}*|einsetzen|einsatz|bei|für|auslöser|anwend\p{L}*)(?!\p{L})/iu,
  spanish:
    /(?<!\p{L})(?:cuando|si|antes|después|durante|úsal[oa]|us[ae]r?|utili[zc]\p{L}*|para|siempre)(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?:quand|lorsqu?e?|si|avant|après|pendant|utilis\p{L}*|pour|dès|invoqu\p{L}*|déclench\p{L}*)(?!\p{L})/iu,
  chinese:
    /[当當时時若]|如果|用[于於]|[适適]用|使用|[触觸][发發]|[场場]景|需要|[调調]用|[之以]前|[之以][后後]/u,
  japanese: /とき|時|場合|際|使用|使う|使い|利用|用途|ため|トリガー|たい|前に|後に/u,
};

export function saysWhen(text: string, language: Language): boolean {
  // So most do, which is found at once.
  return (language === 'english' && text.includes(' when ')) || signs[language].test(text);
}
