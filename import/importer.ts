/**
 * Importers read text, documents (JSON, YAML) or bytes that engineers already have into the data of a shape.
 *
 * Pure: no I/O, no clock. Never throws for input; findings name the line and what was expected there.
 */

import type { DataShape } from '../drawing/data/form.ts'
import type { Finding } from '../src/scene/findings.ts'

/** Data in the form that a recipe takes, as a person would write them, without `$schema`. */
export type ImportedData = Record<string, unknown>

/**
 * The result of reading: the data in each form that the input may mean, the likeliest first (a table of numbers may be
 * rows or columns), or findings at lines of the input; `lesser` is asked where no candidate fits.
 */
export type Imported =
  | { ok: true; candidates: ImportedData[]; lesser?: () => Lesser[] }
  | { ok: false; findings: Finding[] }

/** Data of a part of the input, which are not drawn: if only these fit a recipe, `problem` says what is too much for it. */
export type Lesser = { data: ImportedData; problem: string }

/** A request to an importer: data of a shape; `pick` names the subject if the input has several. */
export type Wanted = { shape: DataShape; pick?: string | undefined }

/** An importer of text. */
export type TextImporter = {
  kind: 'text'
  /** What the input is, in a few words: for help texts and error messages. */
  what: string
  /** The shapes of data that it produces. */
  shapes: readonly DataShape[]
  read: (input: string, wanted: Wanted) => Imported
}

/** An importer of bytes. */
export type BytesImporter = Omit<TextImporter, 'kind' | 'read'> & {
  kind: 'bytes'
  read: (input: Uint8Array, wanted: Wanted) => Imported
}

/** An importer of a parsed document: JSON, or YAML where the caller can parse it. */
export type DocumentImporter = Omit<TextImporter, 'kind' | 'read'> & {
  kind: 'document'
  read: (input: unknown, wanted: Wanted) => Imported
}

export type Importer = TextImporter | BytesImporter | DocumentImporter

/** Input that cannot be read; `line` counts from 1. */
export const refused = (problem: string, line?: number): Imported => ({
  ok: false,
  findings: [{ at: line === undefined ? '' : `line ${line}`, problem }],
})
