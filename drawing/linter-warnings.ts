/**
 * What the linter says of a drawing, at the places in the data that its elements were drawn from.
 */
import { drawingFindings } from '../src/review/drawing-findings.ts'
import { elementOf, type ReviewFinding } from '../src/review/rules/rule.ts'
import type { Scene } from '../src/scene/scene.ts'
import { pages } from './draw-options.ts'
import type { Warning } from './outcome.ts'
import type { Part } from './parts.ts'

type Drawn = { scene: Scene; parts: readonly Part[] }

/** What would block; not that type is small on a wide page (R04), which the drawing has said. */
export const linterWarnings = ({ scene, parts }: Drawn): Warning[] =>
  drawingFindings(scene)
    .filter(({ rule }) => !(rule === 'R04' && scene.width > pages.content.width))
    .map((finding) => toWarning(finding, parts))

const toWarning = (finding: ReviewFinding, parts: readonly Part[]): Warning => {
  const partOf = (element: number | undefined): Part | undefined =>
    parts.find(({ elements }) => elements.includes(element ?? -1))
  // Who wrote data has never seen the elements: what they were drawn from is named instead.
  const problem = finding.problem.replace(
    /elements\.(\d+)/g,
    (reference, element: string) => placeOf(partOf(Number(element))) ?? reference,
  )
  return { level: 'warning', at: partOf(elementOf(finding))?.at ?? '', problem: `${problem} (${finding.rule})` }
}

/** A place in the data, with what is there: who wrote the data knows items by their names. */
const placeOf = (part: Part | undefined): string | undefined => {
  if (part === undefined) return undefined
  const { at, name, from, to } = part
  const called = from === undefined || to === undefined ? name : `${from} > ${to}`
  return called === undefined ? at : `${at} (${called})`
}
