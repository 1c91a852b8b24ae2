/**
 * Other engines on the same boxes: ELK, dagre and Graphviz's dot, those of them that are installed here
 * (`npm install --no-save elkjs @dagrejs/dagre`, and the program `dot`). They are no dependencies of the project.
 */
import { execFileSync } from 'node:child_process'
import type { Engine } from './corpus.ts'
import { type DagreModule, dagreDrawing } from './dagre.ts'
import { dotDrawing } from './dot.ts'
import { type ElkModule, elkDrawing } from './elk.ts'

export async function rivals(): Promise<Engine[]> {
  const [elk, dagre] = [await load<ElkModule>('elkjs/lib/elk.bundled.js'), await load<DagreModule>('@dagrejs/dagre')]
  return [
    ...(elk === undefined ? [] : [{ name: 'ELK layered', draw: elkDrawing(elk) }]),
    ...(dagre === undefined ? [] : [{ name: 'dagre', draw: dagreDrawing(dagre) }]),
    ...(hasDot() ? [{ name: 'dot, orthogonal', draw: dotDrawing }] : []),
  ]
}

const load = async <Module>(name: string): Promise<Module | undefined> => {
  try {
    return ((await import(name)) as { default: Module }).default
  } catch {
    return undefined
  }
}

const hasDot = (): boolean => {
  try {
    execFileSync('dot', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
