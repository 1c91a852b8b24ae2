/**
 * Findings as SARIF 2.1.0, the format that code review tools read.
 */

import { adaptationRules } from '../../review/adaptation/review-adaptation.ts'
import { rules } from '../../review/rules/rules.ts'
import { findingText } from '../../scene/findings.ts'
import { packageVersion } from '../package.ts'
import { type CheckedFile, type LocatedFinding, languageRule } from './findings.ts'

/** The SARIF log of some files. */
export function toSarif(files: readonly CheckedFile[]) {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'diagref', version: packageVersion(), rules: described } },
        columnKind: 'utf16CodeUnits',
        results: files.flatMap(({ file, findings }) => findings.map((finding) => resultOf(encodeURI(file), finding))),
      },
    ],
  }
}

const levels = { block: 'error', warn: 'warning' } as const

const described = [
  { id: languageRule, title: 'Scene language', requirement: 'The file is a version-1 scene.', level: 'block' as const },
  ...rules,
  ...adaptationRules,
].map(({ id, title, requirement, level }) => ({
  id,
  shortDescription: { text: title },
  fullDescription: { text: requirement },
  defaultConfiguration: { level: levels[level] },
}))

const resultOf = (uri: string, { rule, level, line, column, ...finding }: LocatedFinding) => ({
  ruleId: rule,
  ruleIndex: described.findIndex(({ id }) => id === rule),
  level: levels[level],
  message: { text: findingText(finding) },
  locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: line, startColumn: column } } }],
})
