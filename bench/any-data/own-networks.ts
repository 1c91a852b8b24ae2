/**
 * Data of neural networks whose shapes fit: chains over sequences and images, with skips, branches and repeated blocks.
 */

import type { Data } from '../adaptation/json.ts'
import type { Random } from '../random.ts'
import { type Flavor, pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** Layers so far with the features that each gives, and how many halvings an image can still take. */
type Growing = { layers: Data[]; features: number[]; halvings: number; isImage: boolean }

/** Up to a hundred layers. */
export const networkData = ({ flavor, random }: Linking): Data => {
  const isImage = random() < 0.5
  const first = whole(random, { least: 1, most: pick(random, [4, 4096]) })
  const side = pick(random, [8, 64, 224])
  const shape = isImage ? [first, side, side] : [pick(random, [1, 128, 'T']), first]
  const growing: Growing = { layers: [{ name: 'in', op: 'input', shape }], features: [first], halvings: 3, isImage }
  const blocks: Data[] = []
  const count = flavor.count(random, { least: 1, most: 60 })
  for (let index = 0; index < count; index++) {
    if (random() < 0.15 && blocks.length < 6 && !isImage) blocks.push(addBlock(growing, { flavor, random }))
    else addLayer(growing, { flavor, random })
  }
  return { layers: growing.layers, ...(blocks.length === 0 ? {} : { blocks }) } as Data
}

type Chance = { flavor: Flavor; random: Random }

const sayable = ({ flavor, random }: Chance, index: number): Data => ({
  name: `${flavor.words(random, 26)} ${index}`,
  ...(random() < flavor.optional ? { note: flavor.words(random, 40) } : {}),
  ...(random() < flavor.optional / 2 ? { part: flavor.words(random, 24) } : {}),
})

const put = ({ layers, features }: Growing, layer: Data, gives: number): void => {
  layers.push(layer)
  features.push(gives)
}

const last = ({ features }: Growing): number => features.at(-1) ?? 1

const addLayer = (growing: Growing, chance: Chance): void => {
  const { random } = chance
  const { layers, features, isImage } = growing
  const [index, size] = [layers.length, last(growing)]
  const base = sayable(chance, index)
  const out = pick(random, [size, size * 2, whole(random, { least: 1, most: 5000 })])
  const same = features.flatMap((each, at) => (at > 0 && at < index - 1 && each === size ? [at] : []))
  const other = layers[pick(random, same.length === 0 ? [0] : same)]?.['name']
  const dice = random()
  if (dice < 0.2 && same.length > 0 && growing.halvings === 3)
    put(
      growing,
      { ...base, op: pick(random, ['add', 'multiply']), from: [layers[index - 1]?.['name'], other] } as Data,
      size,
    )
  else if (dice < 0.4) put(growing, { ...base, op: pick(random, ['relu', 'gelu', 'dropout', 'softmax']) }, size)
  else if (dice < 0.5) put(growing, { ...base, op: isImage ? 'batchnorm' : 'layernorm' }, size)
  else if (dice < 0.55 && isImage && growing.halvings > 0) {
    growing.halvings--
    put(growing, { ...base, op: 'maxpool', kernel: 2 }, size)
  } else if (isImage)
    put(growing, { ...base, op: 'conv', out: Math.min(out, 8192), kernel: 3, padding: 1 }, Math.min(out, 8192))
  else put(growing, { ...base, op: 'linear', out: Math.min(out, 1e6), bias: random() < 0.5 }, Math.min(out, 1e6))
}

/** A block around which its input leads. */
const addBlock = (growing: Growing, chance: Chance): Data => {
  const { flavor, random } = chance
  const { layers } = growing
  const [index, size] = [layers.length, last(growing)]
  const name = `${flavor.words(random, 24)} b${index}`
  const before = layers[index - 1]?.['name'] ?? 'in'
  const inside = (layer: Data, gives: number): void => {
    put(growing, { ...sayable(chance, layers.length), ...layer, block: name }, gives)
  }
  inside({ op: 'layernorm' }, size)
  inside({ op: 'linear', out: size * 4 }, size * 4)
  inside({ op: 'gelu' }, size * 4)
  inside({ op: 'linear', out: size }, size)
  inside({ op: 'add', from: [layers.at(-1)?.['name'] ?? '', before] } as Data, size)
  return { name, times: whole(random, { least: 1, most: pick(random, [4, 96]) }) }
}
