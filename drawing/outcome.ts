/**
 * What drawing data results in: a picture with what is worth knowing about it, or the reasons why there is none.
 *
 * Data that can be read are drawn. They are refused for limits of the schema, contradictions, and drawings beyond the
 * limits of a scene; whatever else is less than good is a warning beside the picture.
 */
import type { Finding } from '../src/scene/findings.ts'
import type { Scene } from '../src/scene/scene.ts'
import type { Part } from './parts.ts'

/**
 * A remark on a drawing, at a field of the data. `note`: what was done with the data, such as a kind drawn as a plain
 * box. `warning`: what is less than good in the picture, such as words that touch a line.
 */
export type Warning = Finding & { level: 'note' | 'warning' }

/** The result of drawing: the scene, which part of the data each of its elements is from, and warnings; or findings. */
export type Drawing =
  | { ok: true; scene: Scene; parts: Part[]; warnings: Warning[] }
  | { ok: false; findings: Finding[] }

/** A warning as one line for people; a note says that it is one. */
export const warningText = ({ level, at, problem }: Warning): string =>
  `${level === 'note' ? 'note: ' : ''}${at === '' ? problem : `${at}: ${problem}`}`
