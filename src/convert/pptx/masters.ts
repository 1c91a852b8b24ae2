/**
 * What every presentation has besides its slides: a master and a layout with a title, and a master of notes.
 */
import { escapeXml } from '../../render/markup.ts'
import type { Look } from '../../render/palette.ts'
import { slide } from './frame.ts'
import { treeHead } from './slide.ts'
import { colorMap } from './theme.ts'
import { declaration, emu, namespaces, tag } from './xml.ts'

/** The master of slides. */
export function slideMaster(look: Look): string {
  const ground = tag(
    'p:bg',
    {},
    tag('p:bgPr', {}, tag('a:solidFill', {}, tag('a:schemeClr', { val: 'bg1' })), tag('a:effectLst')),
  )
  return part(
    'p:sldMaster',
    {},
    tag('p:cSld', {}, ground, tag('p:spTree', {}, ...treeHead(), placeholder(titlePlace))),
    colorMap(look),
    tag('p:sldLayoutIdLst', {}, tag('p:sldLayoutId', { id: 2_147_483_649, 'r:id': 'rId1' })),
    tag('p:txStyles', {}, ...['p:titleStyle', 'p:bodyStyle', 'p:otherStyle'].map((name) => tag(name, {}, level))),
  )
}

/** The layout of all slides: a title alone. */
export const slideLayout = (): string =>
  part(
    'p:sldLayout',
    { type: 'titleOnly', preserve: true },
    tag('p:cSld', { name: 'Diagram' }, tag('p:spTree', {}, ...treeHead(), placeholder(titlePlace))),
    sameColors,
  )

/** The master of notes: the slide, and words below it. */
export const notesMaster = (look: Look): string =>
  part(
    'p:notesMaster',
    {},
    tag('p:cSld', {}, tag('p:spTree', {}, ...treeHead(), ...[pictureOfSlide, notesPlace].map(placeholder))),
    colorMap(look),
  )

/** The notes of a slide: its description. */
export const notesSlide = (words: string): string =>
  part(
    'p:notes',
    {},
    tag(
      'p:cSld',
      {},
      tag(
        'p:spTree',
        {},
        ...treeHead(),
        placeholder({ ...pictureOfSlide, w: 0 }),
        placeholder({ ...notesPlace, w: 0, words }),
      ),
    ),
    sameColors,
  )

const part = (name: string, attributes: Parameters<typeof tag>[1], ...inside: string[]): string =>
  declaration + tag(name, { ...namespaces, ...attributes }, ...inside)

const sameColors = tag('p:clrMapOvr', {}, tag('a:masterClrMapping'))

const level = tag(
  'a:lvl1pPr',
  { algn: 'l' },
  tag('a:buNone'),
  tag(
    'a:defRPr',
    { sz: 1800 },
    tag('a:solidFill', {}, tag('a:schemeClr', { val: 'tx1' })),
    tag('a:latin', { typeface: '+mn-lt' }),
  ),
)

/** A placeholder; without a width, it is where the master has it. */
type Placeholder = {
  id: number
  type: 'title' | 'body' | 'sldImg'
  name: string
  x: number
  y: number
  w: number
  h: number
  words?: string
}

const titlePlace: Placeholder = { id: 2, type: 'title', name: 'Title', x: 40, y: 24, w: slide.w - 80, h: 64 }

/** On a page of notes, which is 7.5 by 10 inches. */
const pictureOfSlide: Placeholder = { id: 2, type: 'sldImg', name: 'Slide', x: 40, y: 72, w: 640, h: 360 }

const notesPlace: Placeholder = { id: 3, type: 'body', name: 'Notes', x: 72, y: 464, w: 576, h: 424 }

const placeholder = ({ id, type, name, x, y, w, h, words }: Placeholder): string => {
  const place = tag('a:xfrm', {}, tag('a:off', { x: emu(x), y: emu(y) }), tag('a:ext', { cx: emu(w), cy: emu(h) }))
  const isPicture = type === 'sldImg'
  const body = tag(
    'p:txBody',
    {},
    tag('a:bodyPr'),
    tag('a:lstStyle'),
    tag(
      'a:p',
      {},
      ...(words === undefined
        ? []
        : [tag('a:r', {}, tag('a:rPr', { lang: 'en-US' }), tag('a:t', {}, escapeXml(words)))]),
    ),
  )
  return tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      tag('p:cNvPr', { id, name }),
      tag(
        'p:cNvSpPr',
        {},
        tag('a:spLocks', isPicture ? { noGrp: true, noRot: true, noChangeAspect: true } : { noGrp: true }),
      ),
      tag('p:nvPr', {}, tag('p:ph', { type, idx: type === 'body' ? 1 : undefined })),
    ),
    tag('p:spPr', {}, ...(w === 0 ? [] : [place, tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst'))])),
    ...(isPicture ? [] : [body]),
  )
}
