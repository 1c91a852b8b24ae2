/**
 * The kinds of PlantUML: those with a word of their own, and those that only their statements tell apart.
 */
import { firstSyntax } from '../plantuml/activity/first-syntax.ts'
import { preprocessed } from '../plantuml/preprocess.ts'
import type { DiagramKind } from './kind.ts'
import { statementsOf } from './plantuml-statements.ts'

const own = (kind: string, name: string, load: DiagramKind['load']): DiagramKind => ({
  from: 'plantuml',
  kind,
  name,
  begins: (_, text) => blockOf(text) === kind,
  load,
})

const uml = (kind: string, name: string, load: DiagramKind['load']): DiagramKind => ({
  from: 'plantuml',
  kind,
  name,
  begins: (_, text) => blockOf(text) === 'uml' && kindByStatements(text) === kind,
  load,
})

/** The word behind @start; undefined where there is none, and no first words that only PlantUML has. */
const blockOf = (text: string): string | undefined =>
  /^[ \t]*@start(\w+)/m.exec(text.slice(0, 100_000))?.[1]?.toLowerCase() ?? (firstWords.test(text) ? 'uml' : undefined)

/** What a file without @startuml begins with, behind comments. */
const firstWords =
  /^\s*(?:'[^\n]*\n\s*)*(?:skinparam[ \t]|!(?:theme|include|includeurl|define|pragma)[ \t]|(?:left to right|top to bottom) direction[ \t]*\n|hide empty (?:members|description))/

/** What statements say of their kind; the first kind with a statement of its own wins. */
const signs: readonly (readonly [kind: string, sign: RegExp])[] = [
  ['nwdiag', /^[ \t]*nwdiag[ \t]*\{/m],
  [
    'timing',
    /^[ \t]*(?:compact[ \t]+)?(?:robust|concise|clock|binary|analog)[ \t]+(?:"[^"\n]*"|[\p{L}_][\p{L}\p{N}_]*)[ \t]*(?:(?:as|with|between|<<|#)[^\n]*)?$/mu,
  ],
  [
    'activity',
    /^[ \t]*(?:(?:start|stop)\b(?![ \t]*[-.:<=])|:[^:\n]*(?:;|[|<>/\\\]}][ \t]*$)|if[ \t]*\(.*\)[ \t]*(?:then|is\b|equals\b|$)|while[ \t]*\(|repeat\b|fork[ \t]*$|split[ \t]*$|switch[ \t]*\()[ \t]*/m,
  ],
  [
    'state',
    /^[ \t]*(?:\[\*\]|state[ \t]+\S|State[ \t]+(?:"[^"\n]*"|\w+)[ \t]*(?:[{#<\n]|as\b|$)|hide empty description\b)|(?:-|>)[ \t]*\[\*\][ \t]*(?::|$)/m,
  ],
  [
    'class',
    /^[ \t]*(?:(?:abstract(?:[ \t]+class)?|class|interface|enum|annotation|protocol|struct|exception|metaclass|stereotype|dataclass|record|[Oo]bject|map|diamond|static[ \t]+class)[ \t]+[\p{L}\p{N}_"<]|entity[ \t]+[^\n{:]+\{|\S+[ \t]+(?:\|\||\}\||\}o|\|o)[-.]|(?!\.{3})\S+[ \t]*(?:"[^"\n]*"[ \t]*)?(?:<\|[-.]|[-.]{1,12}\|>|\*[-.]|[-.]{1,12}\*|[o}+#][-.]{2}|[-.]{2}[o{+#])|\w+[ \t]+\[[^\]\n]+\][ \t]*[-.]{1,2}[->|])|^[ \t]*\(\w+[ \t]*,[ \t]*\w+\)/mu,
  ],
  [
    'component',
    /^[ \t]*(?:(?:component|node|database|cloud|rectangle|usecase|artifact|folder|frame|storage|package|card|agent|stack|file|hexagon|person|portin|portout|port|label|action|process|interface)[ \t]+[\w"[(<:]|\[[^\]\n]+\]|\([^)\n]+\)(?!\w)|:[^:\n]+:(?:[ \t]|$)|\(\))|[-.>][ \t]*(?:\[[^\]\n]{1,80}\]|\([^)\n]{1,80}\))[ \t]*(?::|$)/m,
  ],
]

const isSequence =
  /^[ \t]*(?:participant|boundary|control|entity|collections|activate|deactivate|autonumber|alt|opt|loop|par|critical|create|destroy|return|newpage|\.\.\.|==|ref[ \t]+over|box)\b|^[ \t]*==|^[ \t]*[\w"?[][^\n:]*(?:->|<-|-\\|-\/|<<--?|--?>>)[ox\w" \t\]?]*(?:(?:\+\+|--|\*\*|!!)[ \t]*)?:[^:]/m

const isComponents =
  /^[ \t]*(?:[A-Z]\w*(?<!Participant)\([ \t]*\w+[ \t]*,[ \t]*"[^"\n]*"|"[^"\n]*"[ \t]+as[ \t]+(?:\(\w+\)|\[\w+\]|:\w+:)[ \t]*$|component[ \t]+[\w"[]|usecase[ \t]+[\w"(]|archimate[ \t]+[\w"#]|(?:rectangle|node|cloud|artifact|storage|agent|card|file)[ \t]+(?:"[^"\n]*"|\w+)[ \t]+as[ \t]+\w+[ \t]*$|(?:Node|Package|Rectangle|Component|Folder|Frame|Cloud)[ \t]+[\w"][^\n{:]*\{[ \t]*$|\[[^\]*\n]+\][ \t]*(?:$|<<|as\b|[-.<])|:[^:;\n]+:[ \t]*(?:$|[-.<]{2}))/m
const isClasses =
  /^[ \t]*(?:abstract|class|enum|annotation|struct|object|map|state|start|stop|if|:[^:\n]*;)\b|^[ \t]*(?:\[\*\]|:[^:\n]*;)/m

const participant = /^[ \t]*(?:actor|boundary|control|entity|queue|database|collections)[ \t]+[\p{L}\p{N}_"][^{[(]*$/u
const message = /^[ \t]*[\p{L}\p{N}_.]+[ \t]*<?-{1,2}>{0,2}[ \t]*[\p{L}\p{N}_.]+[ \t]*:[^:]/u

/** Whether every line is a participant or a message with words: stores and queues take part in sequences, too. */
const isExchange = (text: string): boolean => {
  const lines = text
    .split('\n')
    .filter((line) => /^[ \t]*[^\s@'!]/.test(line) && !/^[ \t]*(?:title|skinparam)\b/.test(line))
  return lines.some((line) => message.test(line)) && lines.every((line) => participant.test(line) || message.test(line))
}

/** Macros of C4-PlantUML: its library is included, or an element of it is called. */
const isC4 =
  /^[ \t]*!include(?:url)?\b[^\n]*C4_?(?:Context|Container|Component|Dynamic|Deployment)|^[ \t]*(?:(?:Person|System|Container|Component)(?:Db|Queue)?(?:_Ext)?|Rel(?:_\w*)?|(?:Enterprise|System|Container)_Boundary|Deployment_Node(?:_[LR])?)[ \t]*\([ \t]*\$?\w+[ \t]*,/m

/** The kind of a @startuml: what only sequences have comes before what others share with them. */
const kindByStatements = (whole: string): string => {
  const text = statementsOf(preprocessed(whole.slice(0, 100_000)).text)
  if (/^[ \t]*@start[^\n]*\n\s*(?:strict[ \t]+)?(?:di)?graph\b[^\n{]*\{/m.test(text)) return 'dot'
  if (isC4.test(text)) return 'c4'
  if (firstSyntax.test(text)) return 'activity'
  if (
    /^[ \t]*(?:participant|autonumber|activate|deactivate|==+[ \t]*[^=\s][^\n]*==[ \t]*$|ref[ \t]+over|[hr]?note[ \t]+(?:over|across)\b|alt[ \t]|loop[ \t]|return\b|autoactivate)/m.test(
      text,
    )
  )
    return 'sequence'
  if (isExchange(text)) return 'sequence'
  if (/^[ \t]*port(?:in|out)[ \t]/m.test(text)) return 'component'
  // An interface alone may be a component's.
  if (isComponents.test(text) && !isClasses.test(text)) return 'component'
  // What only classes allow.
  if (/^[ \t]*allow_?mixing\b/im.test(text)) return 'class'
  const found = signs.find(([, sign]) => sign.test(text))
  return found?.[0] ?? (isSequence.test(text) || /->|<-/.test(text) ? 'sequence' : 'component')
}

/** Graphs of Graphviz within PlantUML's first and last line. */
const readGraph = async (): ReturnType<DiagramKind['load']> => {
  const dot = await import('../dot/kind.ts')
  return { read: (text) => dot.read(withinLines(text)) }
}

/** A text with blanks for what is before and behind PlantUML's first and last line, and for these. */
const withinLines = (text: string): string => {
  const first = text.search(/^[ \t]*@start/m)
  const end = text.indexOf('\n', Math.max(0, first))
  const from = first < 0 || end < 0 ? 0 : end
  const last = text.search(/^[ \t]*@end/m)
  const to = last < from ? text.length : last
  const blank = (words: string): string => words.replaceAll(/[^\n]/g, ' ')
  return blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to))
}

export const plantumlKinds: readonly DiagramKind[] = [
  uml('sequence', 'Sequence diagram', () => import('../plantuml/sequence/kind.ts')),
  uml('class', 'Class diagram', () => import('../plantuml/class/kind.ts')),
  uml('state', 'State diagram', () => import('../plantuml/state/kind.ts')),
  uml('activity', 'Activity', async (text) => (await import('../plantuml/activity/kind.ts')).load(text)),
  uml('component', 'Components', () => import('../plantuml/component/kind.ts')),
  uml('c4', 'C4 model', () => import('../plantuml/c4/kind.ts')),
  own('dot', 'Graph', readGraph),
  uml('dot', 'Graph', readGraph),
  own('mindmap', 'Mind map', () => import('../plantuml/mindmap/kind.ts')),
  own('wbs', 'Work breakdown', () => import('../plantuml/wbs/kind.ts')),
  own('gantt', 'Gantt chart', () => import('../plantuml/gantt/kind.ts')),
  own('json', 'Document', () => import('../plantuml/json/kind.ts')),
  own('yaml', 'Document', () => import('../plantuml/yaml/kind.ts')),
  own('ebnf', 'Grammar', () => import('../plantuml/ebnf/kind.ts')),
  own('nwdiag', 'Networks', () => import('../plantuml/nwdiag/kind.ts')),
  uml('nwdiag', 'Networks', () => import('../plantuml/nwdiag/kind.ts')),
  own('chart', 'Chart', () => import('../plantuml/chart/kind.ts')),
  uml('timing', 'Timing diagram', () => import('../plantuml/timing/kind.ts')),
  own('salt', 'Wireframe', () => import('../plantuml/salt/kind.ts')),
  own('regex', 'Regular expression', () => import('../plantuml/regex/kind.ts')),
]
