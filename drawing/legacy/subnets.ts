/**
 * IPv4 blocks in CIDR notation: carved from a network one after the other, each on its own boundary.
 */

/** A block of addresses: `base` as an unsigned 32-bit number, `prefix` in bits. */
export type Block = { base: number; prefix: number }

/** How many addresses a block holds. */
export const sizeOf = ({ prefix }: Block): number => 2 ** (32 - prefix)

/** Reads `10.20.0.0/16`. */
export const readBlock = (cidr: string): Block => {
  const [address = '', prefix] = cidr.split('/')
  const base = address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0)
  const block = { base, prefix: Number(prefix) }
  if (base % sizeOf(block) !== 0) throw new Error(`${cidr} does not begin on its own boundary`)
  return block
}

/** Writes a block as `10.20.0.0/16`. */
export const writeBlock = ({ base, prefix }: Block): string =>
  `${[24, 16, 8, 0].map((shift) => Math.floor(base / 2 ** shift) % 256).join('.')}/${prefix}`

/** Blocks of the given prefixes in the given order, packed from the start of `network`. */
export const carve = (network: Block, prefixes: number[]): Block[] => {
  let next = network.base
  return prefixes.map((prefix) => {
    const size = sizeOf({ base: 0, prefix })
    const base = Math.ceil(next / size) * size
    next = base + size
    if (next > network.base + sizeOf(network)) throw new Error(`no room for a /${prefix} in ${writeBlock(network)}`)
    return { base, prefix }
  })
}
