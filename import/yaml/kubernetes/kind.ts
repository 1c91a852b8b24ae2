/** Manifests of Kubernetes: read, and ways to draw them. */
import { clusterWays } from '../../convert/clusters.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import { readManifests } from './read-manifests.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readManifests(text)
  return { ways: clusterWays(model), report }
}
