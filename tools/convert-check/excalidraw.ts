/**
 * Compares what Excalidraw made of a file with the file.
 */

/** An item of its scene, as far as it is checked. */
export type CheckedItem = {
  id: string
  type: string
  x: number
  y: number
  width: number
  height: number
  isDeleted: boolean
  text?: string
  points?: [number, number][]
  containerId?: string | null
  startBinding?: { elementId: string } | null
  endBinding?: { elementId: string } | null
  boundElements?: { id: string }[] | null
}

/** Items that are gone, moved, or no longer joined. */
export function faultsOfExcalidraw(file: string, restored: readonly CheckedItem[]): string[] {
  const written = (JSON.parse(file) as { elements: CheckedItem[] }).elements
  const byId = new Map(restored.filter(({ isDeleted }) => !isDeleted).map((item) => [item.id, item]))
  return written.flatMap((item) => {
    const read = byId.get(item.id)
    return read === undefined ? [`Excalidraw drops ${item.type} ${item.id}`] : differences(item, read)
  })
}

const differences = (written: CheckedItem, read: CheckedItem): string[] => {
  const off = (['x', 'y', 'width', 'height'] as const).filter((key) => Math.abs(written[key] - read[key]) > 0.5)
  return [
    ...off.map((key) => `Excalidraw has ${key} ${read[key]} of ${written.id}, not ${written[key]}`),
    ...(['text', 'points', 'containerId'] as const)
      .filter((key) => JSON.stringify(written[key] ?? null) !== JSON.stringify(read[key] ?? null))
      .map((key) => `Excalidraw changes ${key} of ${written.id}`),
    ...(['startBinding', 'endBinding'] as const)
      .filter((key) => written[key]?.elementId !== read[key]?.elementId)
      .map((key) => `Excalidraw loses ${key} of ${written.id}`),
    ...(written.boundElements ?? [])
      .filter(({ id }) => read.boundElements?.some((bound) => bound.id === id) !== true)
      .map(({ id }) => `Excalidraw unties ${id} from ${written.id}`),
  ]
}
