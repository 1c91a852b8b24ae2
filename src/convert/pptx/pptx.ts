/**
 * Scenes as a PowerPoint file: one slide each, of shapes, connectors and words that can be edited, in theme colors.
 *
 * Format: ECMA-376 (Office Open XML), PresentationML. The same scenes and look give the same bytes.
 */
import { escapeXml } from '../../render/markup.ts'
import type { Look } from '../../render/palette.ts'
import type { Scene } from '../../scene/scene.ts'
import { slide } from './frame.ts'
import { notesMaster, notesSlide, slideLayout, slideMaster } from './masters.ts'
import { type PackagePart, packParts } from './package.ts'
import { paintOf, type SlidePaint } from './paint.ts'
import { slideOf } from './slide.ts'
import { themeOf } from './theme.ts'
import { declaration, emu, namespaces, tag } from './xml.ts'

/** The file of some scenes, of which there is at least one, in their order. */
export function toPptx(scenes: readonly Scene[], look: Look): Uint8Array<ArrayBuffer> {
  return packParts(partsOf(scenes, look), [
    ['officeDocument', 'ppt/presentation.xml'],
    ['core', 'docProps/core.xml'],
  ])
}

const partsOf = (scenes: readonly Scene[], look: Look): PackagePart[] => {
  const paint = paintOf(look)
  const numbers = scenes.map((_, index) => index + 1)
  return [
    {
      path: 'docProps/core.xml',
      type: 'application/vnd.openxmlformats-package.core-properties+xml',
      text: coreProperties(scenes[0]?.title ?? ''),
    },
    {
      path: 'ppt/presentation.xml',
      type: `${presentationml}.presentation.main+xml`,
      text: presentation(numbers),
      to: [
        ['slideMaster', paths.master],
        ['notesMaster', paths.notesMaster],
        ['theme', paths.theme],
        ['presProps', paths.properties],
        ...numbers.map((number) => ['slide', slidePath(number)] as const),
      ],
    },
    ...masterParts(look, paint),
    ...scenes.flatMap((scene, index) => slideParts(scene, index + 1, paint)),
  ]
}

/** What all slides share. Each master has a theme of its own, as the format demands. */
const masterParts = (look: Look, paint: SlidePaint): PackagePart[] => {
  const theme = themeOf(look, paint)
  const properties = declaration + tag('p:presentationPr', namespaces)
  return [
    { path: paths.properties, type: `${presentationml}.presProps+xml`, text: properties },
    {
      path: paths.master,
      type: `${presentationml}.slideMaster+xml`,
      text: slideMaster(look),
      to: [
        ['slideLayout', paths.layout],
        ['theme', paths.theme],
      ],
    },
    {
      path: paths.layout,
      type: `${presentationml}.slideLayout+xml`,
      text: slideLayout(),
      to: [['slideMaster', paths.master]],
    },
    {
      path: paths.notesMaster,
      type: `${presentationml}.notesMaster+xml`,
      text: notesMaster(look),
      to: [['theme', paths.notesTheme]],
    },
    { path: paths.theme, type: themeType, text: theme },
    { path: paths.notesTheme, type: themeType, text: theme },
  ]
}

/** A slide and its notes. */
const slideParts = (scene: Scene, number: number, paint: SlidePaint): PackagePart[] => [
  {
    path: slidePath(number),
    type: `${presentationml}.slide+xml`,
    text: slideOf(scene, paint),
    to: [
      ['slideLayout', paths.layout],
      ['notesSlide', notesPath(number)],
    ],
  },
  {
    path: notesPath(number),
    type: `${presentationml}.notesSlide+xml`,
    text: notesSlide(scene.description),
    to: [
      ['notesMaster', paths.notesMaster],
      ['slide', slidePath(number)],
    ],
  },
]

const paths = {
  properties: 'ppt/presProps.xml',
  master: 'ppt/slideMasters/slideMaster1.xml',
  layout: 'ppt/slideLayouts/slideLayout1.xml',
  notesMaster: 'ppt/notesMasters/notesMaster1.xml',
  theme: 'ppt/theme/theme1.xml',
  notesTheme: 'ppt/theme/theme2.xml',
} as const

const presentationml = 'application/vnd.openxmlformats-officedocument.presentationml'

const themeType = 'application/vnd.openxmlformats-officedocument.theme+xml'

const slidePath = (number: number): string => `ppt/slides/slide${number}.xml`

const notesPath = (number: number): string => `ppt/notesSlides/notesSlide${number}.xml`

/** The numbers that lists begin with are those of the format. */
const presentation = (slides: readonly number[]): string =>
  declaration +
  tag(
    'p:presentation',
    { ...namespaces, saveSubsetFonts: true },
    tag('p:sldMasterIdLst', {}, tag('p:sldMasterId', { id: 2_147_483_648, 'r:id': 'rId1' })),
    tag('p:notesMasterIdLst', {}, tag('p:notesMasterId', { 'r:id': 'rId2' })),
    tag('p:sldIdLst', {}, ...slides.map((number) => tag('p:sldId', { id: 255 + number, 'r:id': `rId${4 + number}` }))),
    tag('p:sldSz', { cx: emu(slide.w), cy: emu(slide.h) }),
    tag('p:notesSz', { cx: 6_858_000, cy: 9_144_000 }),
  )

const coreProperties = (title: string): string =>
  declaration +
  tag(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    tag('dc:title', {}, escapeXml(title)),
    tag('dc:creator', {}, 'diagref'),
  )
