/**
 * All importers by the name that `--from` takes.
 */
import { chromeTrace } from './chrome-trace.ts'
import { cpuprofile } from './cpuprofile.ts'
import { csv } from './csv.ts'
import { explain } from './explain.ts'
import { folded } from './folded.ts'
import { gitLog } from './git-log.ts'
import { hex } from './hex.ts'
import type { Importer } from './importer.ts'
import { junit } from './junit.ts'
import { ksy } from './ksy.ts'
import { openapi } from './openapi.ts'
import { pprof } from './pprof.ts'
import { prometheus } from './prometheus.ts'
import { tap } from './tap.ts'
import { trace } from './trace.ts'
import { treeText } from './tree-text.ts'

export const importers: Readonly<Record<string, Importer>> = {
  'chrome-trace': chromeTrace,
  cpuprofile,
  csv,
  explain,
  folded,
  'git-log': gitLog,
  hex,
  junit,
  ksy,
  openapi,
  pprof,
  prometheus,
  tap,
  trace,
  tree: treeText,
}

/** The names of the importers that produce data of a shape. */
export const importersFor = (shape: string): string[] =>
  Object.entries(importers).flatMap(([name, { shapes }]) => (shapes.some((each) => each === shape) ? [name] : []))
