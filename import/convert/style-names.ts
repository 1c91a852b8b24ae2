/**
 * What the names of styles say: a mark, an outcome, how nodes look as such, or what the key can call them.
 */
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { oneLine } from './names.ts'
import { type Hue, paintOf } from './style-paint.ts'

export type StyleOutcome = 'positive' | 'negative'

/** A style that is called a mark. */
const marks =
  /^(?:high-?light(?:ed)?|focus(?:ed)?|emphasi[sz]ed|emphasis|important|active|current|selected|changed|new|hot)$/i

/** What a style of nodes as such is called. */
export const usual =
  /^(?:nodes?|default|base|normal|plain|box(?:es)?|step|item|common|standard)(?:[-_]?(?:style|class))?$/i

/** What may be a kind of thing as well. */
export const isThing = (style: string): boolean => /^(?:box|step|item)/i.test(style)

const outcomes: readonly (readonly [StyleOutcome, RegExp])[] = [
  ['positive', /^(?:ok|success(?:ful)?|succeed(?:ed)?|pass(?:ed)?|good|healthy|valid|allowed|approved)$/i],
  ['negative', /^(?:errors?|fail(?:ed|ure)?|danger|critical|bad|unhealthy|invalid|denied|blocked|rejected|broken)$/i],
]

/** Names that say an outcome where their color says the same: a gate may be called `block`, and an end `done`. */
const paintedOutcomes: readonly (readonly [StyleOutcome, RegExp])[] = [
  [
    'positive',
    /^(?:accept(?:ed)?|allow|approve|completed?|confirmed|done|operational|ready|recommended|safe|secured?|trusted|verified|yes)$/i,
  ],
  [
    'negative',
    /^(?:abort(?:ed)?|alert|attack(?:er|s)?|block(?:er)?|bottleneck|bugs?|cancel(?:l?ed)?|deny|down|exceptions?|fatal|faults?|issues?|no|problems?|reject|risks?|threats?|unsafe|untrusted|vulnerab(?:le|ility))$/i,
  ],
]

/** Whether words beside others, as those of a box are, say an outcome. */
export const says = (words: string, outcome: StyleOutcome): boolean =>
  (outcome === 'positive'
    ? /(?<!\b(?:not|never|no)\s)\b(?:ok|succe(?:ss(?:es|ful)?|eds?|eded)|pass(?:e[sd])?|valid|allow(?:ed)?|approved?|accept(?:ed)?|recommended)\b|✅/i
    : /\b(?:errors?|fail(?:s|ed|ures?)?|den(?:y|ied)|block(?:ed)?|abort(?:ed)?|attack(?:er|s)?|cancel(?:l?ed)?|forbidden|invalid|reject(?:s|ed)?|unauthori[sz]ed|not (?:allowed|approved|ok|passed|valid))\b|exceptions?\b|❌/i
  ).test(words)

/** A name without what only says that it is one: `new` of `newNode`. */
const bare = (style: string): string =>
  style.replace(
    /(?:[-_]+(?:node|style|class|state|box|colou?r|fill)s?|(?<=\p{Ll})(?:Node|Style|Class|State|Box|Colou?r|Fill)(?:e?s)?)$/u,
    '',
  )

/** What is green or red says more by that than by a name such as `active`, unless the name says only that it is a mark. */
export const isMark = (style: string, hue?: Hue): boolean =>
  marks.test(bare(style)) && (isBareMark(style) || (hue !== 'green' && hue !== 'red'))

/** A mark that says only that it is one. */
export const isBareMark = (style: string): boolean => /^(?:high-?light|focus|emphasi)/i.test(style)

/** What a style is called like; a word that says less counts where it is painted so. */
export const outcomeOf = (style: string, painted?: StyleOutcome): StyleOutcome | undefined =>
  (outcomes.find(([, words]) => words.test(bare(style))) ??
    paintedOutcomes.find(([outcome, words]) => outcome === painted && words.test(bare(style))))?.[0]

/** A style that asks for attention and says neither that something is good nor that it is bad. */
export const isWarning = (style: string): boolean => /^(?:warn(?:ing)?s?|caution|degraded|amber)$/i.test(bare(style))

/** A style that is written out has no name. */
export const isNamed = (style: string): boolean => !style.includes(':')

/** A style of titles, which says nothing of what they are over. */
const title = /(?:label|title|caption|header)[-_]?(?:style|class)?$/i

/** What is beside something else, or a title of it, is not what a picture is about. */
export const isAside = (style: string): boolean => /^others?$/i.test(style) || title.test(style)

/** A style that is written out and paints nothing, as one of words or sizes, or makes a box as white and its border as dark as others are. */
export const isPlainLook = (look: string): boolean =>
  look
    .split(/[,;]/)
    .every(
      (each) =>
        /^\s*(?:(?!fill|background|stroke)[\w-]+\s*:.*|fill\s*:\s*(?:#fff(?:fff)?|white|none|transparent)\s*|stroke\s*:\s*(?:#(?:000|333|666|999){1,2}|black|gr[ae]y|none|transparent)\s*|stroke-width\s*:\s*[01](?:\.\d+)?(?:px)?\s*|)$/i.test(
          each,
        ) || isGrayBorder(each),
    )

const isGrayBorder = (declaration: string): boolean => {
  const [, color] = /^\s*stroke\s*:\s*(#[\da-f]{3,6})\s*$/i.exec(declaration) ?? []
  return color !== undefined && paintOf(`fill:${color}`).hue === 'gray'
}

/** Names that say how something looks, or only that it is a style. */
const wordless =
  /^(?:(?:my|some|test|new|other)?[-_]?(?:class|cls|style|css)(?:[-_]?(?:name|def|\w{1,2}))?|\p{L}?\d*|(?:light|dark)?[-_]?(?:red|green|blue|amber|yellow|orange|purple|pink|gr[ae]y|black|white|brown|teal|cyan|magenta|dashed|dotted|thick|bold)(?:[-_]?(?:bg|back(?:ground)?|fill|box|node|border|text|line|style|class))?)$/iu

/** Letters that only their author can read, unlike short words. */
const abbreviation = /^(?:(?!(?:ok|bad|old|web|app|job)$)\p{L}{2,3}|comp|conf|ctrl|intf|mgmt|proc|serv|surf|util)$/iu

/** Whether a name says what it is for; `ent` does, though not to others. */
export const isTelling = (style: string): boolean =>
  isNamed(style) && !title.test(style) && !wordless.test(style) && !wordless.test(bare(style)) && inWords(style) !== ''

/**
 * What the key calls each of some styles, without what all of their names begin with; empty where a name says nothing. A key
 * of some says what abbreviations of others are, as far as they do.
 */
export const keyWords = (styles: readonly string[]): ((style: string) => string) => {
  const names = styles.filter(isNamed)
  const [, before = ''] = names.length < 2 ? [] : (/^([^-_]{1,4}[-_])/.exec(names[0]!) ?? [])
  const shared = names.every((name) => name.startsWith(before)) ? before.length : 0
  const isSaid = (own: string): boolean => isTelling(own) && !/^others?$/i.test(own)
  const owns = names.map((name) => name.slice(shared))
  const hasWords = owns.some((own) => isSaid(own) && !abbreviation.test(bare(own)))
  return (style) => {
    const own = style.slice(shared)
    return hasWords && isSaid(own)
      ? inWords(own).replace(/^(?:ai|api|aws|db|gcp|ml|ok|ui)$/i, (each) => each.toUpperCase())
      : ''
  }
}

/** An abbreviation as the only word that begins so among those of what has the style. */
export const grown = (said: string, items: readonly { label: string }[]): string => {
  if (!abbreviation.test(said)) return said
  const words = items.flatMap(({ label }) => label.toLowerCase().match(/\p{L}+/gu) ?? [])
  const [word, ...others] = new Set(
    words.filter((each) => each !== said.toLowerCase() && each.startsWith(said.toLowerCase())),
  )
  return word === undefined || others.length > 0 ? said : sentenceCase(word)
}

/** Words as labels of the picture spell them: `LLM`, `GitHub`, but nothing longer that is all in capitals. */
export const spelled = (said: string, labels: readonly string[]): string => {
  const isSpelled = (word: string): boolean => /.\p{Lu}/u.test(word) && (word.length <= 3 || /\p{Ll}/u.test(word))
  const words = labels.flatMap((label) => label.match(/[\p{L}\d]+/gu) ?? []).filter(isSpelled)
  return said.replaceAll(
    /[\p{L}\d]+/gu,
    (each) => words.find((word) => word.toLowerCase() === each.toLowerCase()) ?? each,
  )
}

/** Whether a name says that it is good or bad by a color alone, or there is no name. */
export const isColorAlone = (style: string): boolean => !isNamed(style) || wordless.test(style)

export const isTitle = (style: string): boolean => title.test(style)

const inWords = (style: string): string =>
  sentenceCase(
    oneLine(
      bare(style)
        .replaceAll(/[-_]+/g, ' ')
        .replaceAll(/(?<=[\p{Ll}\d])\p{Lu}(?=\p{Ll})/gu, (capital) => ` ${capital.toLowerCase()}`),
    ),
  ).slice(0, 40)
