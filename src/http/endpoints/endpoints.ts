/**
 * Every endpoint of the API, in the order of the documentation.
 */
import { getDataSchema, getSampleData } from './data.ts'
import { getDiagram, getDiagramScene, listDiagrams, renderDiagram } from './diagrams.ts'
import { getApiDiscovery, getHealth, getOpenApi, getReadiness, getSceneSchema } from './discovery.ts'
import { downloadCatalog, downloadScene } from './downloads.ts'
import type { Endpoint } from './endpoint.ts'

export const endpoints: readonly Endpoint[] = [
  getApiDiscovery,
  listDiagrams,
  getDiagram,
  getDiagramScene,
  renderDiagram,
  downloadCatalog,
  downloadScene,
  getSampleData,
  getDataSchema,
  getOpenApi,
  getSceneSchema,
  getHealth,
  getReadiness,
]
