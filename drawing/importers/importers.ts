/**
 * All importers by name, as `--from` takes them.
 */
import { csv } from './csv.ts'
import type { Importer } from './importer.ts'

export const importers: Readonly<Record<string, Importer>> = {
  csv,
}

/** The names of the importers that give data of a shape. */
export const importersFor = (shape: string): string[] =>
  Object.entries(importers).flatMap(([name, { shapes }]) => (shapes.some((each) => each === shape) ? [name] : []))
