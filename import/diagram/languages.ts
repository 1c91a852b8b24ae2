/**
 * The languages of diagrams and the extensions of their files. Nothing else is loaded with them.
 */

/** Extensions by language; what is YAML is told by its words alone. */
export const extensionsOf = {
  mermaid: ['mmd', 'mermaid'],
  dot: ['dot', 'gv'],
  plantuml: ['puml', 'plantuml', 'pu', 'iuml'],
  d2: ['d2'],
  sql: ['sql'],
  dbml: ['dbml'],
  structurizr: ['dsl'],
  compose: [],
  kubernetes: [],
  'github-actions': [],
  bpmn: ['bpmn'],
  icalendar: ['ics'],
} as const satisfies Record<string, readonly string[]>

/** A language of diagrams. */
export type Language = keyof typeof extensionsOf

export const languages = Object.keys(extensionsOf) as [Language, ...Language[]]

/** The extensions of all languages, without dots. */
export const diagramExtensions: readonly string[] = Object.values(extensionsOf).flat()

/** The language of a file by its name. */
export function languageOfFile(name: string): Language | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  return languages.find((language) => extensionsOf[language].some((each) => each === extension))
}
