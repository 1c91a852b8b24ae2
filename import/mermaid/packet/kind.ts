/** Mermaid's packets: read, and ways to draw them. */
import { type Conversion, type DiagramReading, given } from '../../convert/conversion.ts'
import { type PacketModel, readPacket } from './read-packet.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readPacket(text)
  const ways = [{ recipe: 'packet-header', make: (conversion: Conversion) => packetData(model, conversion) }]
  return { ways, report }
}

const packetData = (model: PacketModel, conversion: Conversion): Record<string, unknown> => {
  const end = (model.fields.at(-1)?.end ?? -1) + 1
  const blank = (model.width - (end % model.width)) % model.width
  if (blank > 0) conversion.note(`the end of the last row: ${blank} bits are left blank`, model.fields.at(-1)?.at ?? 0)
  return {
    ...conversion.heading(model),
    ...(model.width === 32 ? {} : { width: model.width }),
    fields: [
      ...model.fields.map(({ label, start, end: last, at }) =>
        conversion.placed(at, { ...given('name', label), size: last - start + 1 }),
      ),
      ...(blank === 0 ? [] : [{ size: blank }]),
    ],
  }
}
