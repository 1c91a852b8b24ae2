/** Workflows of GitHub Actions: read, and ways to draw them. */

import type { DiagramReading } from '../../convert/conversion.ts'
import { pipelineWays } from '../../convert/pipelines.ts'
import { readWorkflow } from './read-workflow.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readWorkflow(text)
  return { ways: pipelineWays(model), report }
}
