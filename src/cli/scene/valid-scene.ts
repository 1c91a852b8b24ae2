/**
 * Reads a scene for commands that need a valid one.
 */
import { findingText } from '../../scene/findings.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'
import { locatedFindings } from './findings.ts'
import { readSceneFile } from './scene-file.ts'

/** Reads a scene file (`-` is standard input); throws a CliError with its first findings and their lines. */
export async function readValidScene(file: string): Promise<Scene> {
  const reading = await readSceneFile(file)
  if (reading.ok) return reading.scene
  const [first, ...rest] = locatedFindings(reading)
  const more = rest
    .slice(0, maxShown - 1)
    .map(({ line, ...finding }) => `\n  line ${line}: ${stripControls(findingText(finding))}`)
  const hidden = rest.length - more.length
  throw new CliError(
    `${reading.name}:${first?.line ?? 1}: ${stripControls(first === undefined ? '' : findingText(first))}${more.join('')}${hidden > 0 ? `\n  and ${hidden} more` : ''}`,
  )
}

/** The most findings shown at once; diagref check shows all. */
const maxShown = 5
