/**
 * What is amiss with a scene, as one list: what breaks the language, then what the linter finds.
 */
import type { Level } from '../review/finding.ts'
import { reviewScene } from '../review/review-scene.ts'
import { locate, type Place } from './locate.ts'
import type { SceneReading } from './scene-file.ts'

/** The rule of findings that break the scene language itself. */
export const languageRule = 'scene'

/** A finding with its place in the file. `at` is dotted, as in `elements.3`; empty where the whole scene is meant. */
export type Placed = Place & { rule: string; level: Level; at: string; message: string }

/** Nobody mends more than this at once. */
const mostProblems = 100

type Unplaced = Omit<Placed, keyof Place>

const problemsOf = (reading: SceneReading & { ok: false }): Unplaced[] => {
  const shown = reading.findings.slice(0, mostProblems)
  return shown.map(({ at, problem }) => ({
    rule: languageRule,
    level: 'block',
    at,
    message: at === '' ? problem : `${at}: ${problem}`,
  }))
}

/** Judges what was read. With a family, the rules that depend on one are held against it too. */
export const findingsOf = (reading: SceneReading, family?: string): Placed[] => {
  const found: Unplaced[] = reading.ok
    ? reviewScene(reading.scene, family === undefined ? {} : { family }).map(({ rule, level, at, message }) => ({
        rule,
        level,
        at: at === undefined ? '' : `elements.${at}`,
        message,
      }))
    : problemsOf(reading)
  const places = locate(
    reading.text,
    found.map(({ at }) => at),
  )
  return found.map(({ rule, level, at, message }) => {
    const { line, column } = places.get(at) ?? { line: 1, column: 1 }
    return { rule, level, at, line, column, message }
  })
}
