/**
 * Findings as SARIF 2.1.0, the form that code review tools read.
 */
import { rules } from '../review/rules.ts'
import { languageRule, type Placed } from './findings.ts'
import { packageVersion } from './package.ts'

const levels = { block: 'error', warn: 'warning' } as const

const described = [
  { id: languageRule, title: 'Scene language', wants: 'The file is a version-1 scene.', level: 'block' as const },
  ...rules,
].map(({ id, title, wants, level }) => ({
  id,
  shortDescription: { text: title },
  fullDescription: { text: wants },
  defaultConfiguration: { level: levels[level] },
}))

const resultOf = (uri: string, { rule, level, message, line, column }: Placed) => ({
  ruleId: rule,
  ruleIndex: described.findIndex(({ id }) => id === rule),
  level: levels[level],
  message: { text: message },
  locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: line, startColumn: column } } }],
})

/** The SARIF log of one file; `uri` is its relative address. */
export const toSarif = (uri: string, findings: readonly Placed[]) => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'diagref', version: packageVersion(), rules: described } },
      columnKind: 'utf16CodeUnits',
      results: findings.map((finding) => resultOf(uri, finding)),
    },
  ],
})
