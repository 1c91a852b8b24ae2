/** Manifests of Kubernetes: read, and ways to draw them. */
import { clusterWays } from '../../convert/clusters.ts'
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { accessData } from './access-data.ts'
import { readManifests } from './read-manifests.ts'

export function read(text: string): DiagramReading {
  const { model, report, access } = readManifests(text)
  const matrix = { recipe: 'rbac-matrix', make: (conversion: Conversion) => accessData(access, conversion) }
  if (access.length === 0) return { ways: clusterWays(model), report }
  return { ways: model.nodes.size === 0 ? [matrix] : [...clusterWays(model), matrix], report }
}
