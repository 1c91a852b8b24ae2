/**
 * The first bytes of a PNG file, computed: signature, header, physical size, and the head of the image data.
 *
 * PNG specification, third edition, sections 5.2 (signature), 5.3 (chunks), 11.2.1 (IHDR), 11.3.4.3 (pHYs).
 */

const hex = (value: number, bytes: number): string => value.toString(16).padStart(bytes * 2, '0')

const ascii = (text: string): string => Array.from(text, (each) => hex(each.charCodeAt(0), 1)).join('')

/** CRC-32 as PNG has it (ISO 3309) over bytes in hexadecimal. */
export function crc32(bytes: string): string {
  let crc = 0xffffffff
  for (const pair of bytes.match(/../g) ?? []) {
    crc ^= Number.parseInt(pair, 16)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return hex((crc ^ 0xffffffff) >>> 0, 4)
}

/** A field of a hex dump: name, value and meaning. */
type Field = { name: string; value: string; note?: string }

type Image = { width: number; height: number; dotsPerInch: number; dataLength: number }

/** The fields of an 8-bit RGBA image up to its first two bytes of data. */
export const pngFields = ({ width, height, dotsPerInch, dataLength }: Image): Field[] => {
  const dotsPerMeter = Math.round(dotsPerInch / 0.0254)
  const header = `${ascii('IHDR')}${hex(width, 4)}${hex(height, 4)}0806000000`
  const size = `${ascii('pHYs')}${hex(dotsPerMeter, 4).repeat(2)}01`
  return [
    { name: 'Signature', value: `89${ascii('PNG')}0d0a1a0a`, note: 'a high byte, PNG, CR LF, Ctrl-Z, LF' },
    { name: 'Length', value: hex(13, 4), note: '13 bytes of data' },
    { name: 'Type', value: ascii('IHDR') },
    { name: 'Width', value: hex(width, 4), note: `${width} px` },
    { name: 'Height', value: hex(height, 4), note: `${height} px` },
    { name: 'Format', value: '0806000000', note: '8 bits per channel, RGBA, deflate, no interlace' },
    { name: 'CRC', value: crc32(header), note: 'over type and data, not over the length' },
    { name: 'Length', value: hex(9, 4) },
    { name: 'Type', value: ascii('pHYs') },
    {
      name: 'Density',
      value: `${hex(dotsPerMeter, 4).repeat(2)}01`,
      note: `${dotsPerMeter} px per meter: ${dotsPerInch} dpi`,
    },
    { name: 'CRC', value: crc32(size) },
    { name: 'Length', value: hex(dataLength, 4), note: `${dataLength} bytes` },
    { name: 'Type', value: ascii('IDAT') },
    { name: 'Data', value: '789c', note: 'a zlib stream begins' },
  ]
}
