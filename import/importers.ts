/**
 * All importers by the name that `--from` takes.
 */
import { cpuprofile } from './cpuprofile.ts'
import { csv } from './csv.ts'
import { explain } from './explain.ts'
import { folded } from './folded.ts'
import { gitLog } from './git-log.ts'
import { hex } from './hex.ts'
import type { Importer } from './importer.ts'
import { ksy } from './ksy.ts'
import { openapi } from './openapi.ts'
import { treeText } from './tree-text.ts'

export const importers: Readonly<Record<string, Importer>> = {
  cpuprofile,
  csv,
  explain,
  folded,
  'git-log': gitLog,
  hex,
  ksy,
  openapi,
  tree: treeText,
}

/** The names of the importers that produce data of a shape. */
export const importersFor = (shape: string): string[] =>
  Object.entries(importers).flatMap(([name, { shapes }]) => (shapes.some((each) => each === shape) ? [name] : []))
