/**
 * PNGs: resvg with the fonts of this package and none of the machine's, so that the same scene
 * gives the same bytes everywhere.
 */
import { fileURLToPath } from 'node:url'
import { CliError } from '../cli-error.ts'
import { packageFile } from '../package.ts'

/** Draws an SVG of this service as PNG, `scale` pixels for each of its own. */
export async function toPng(svg: string, scale = 1): Promise<Uint8Array> {
  const Resvg = await loadResvg()
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: fontFiles.map((name) => fileURLToPath(packageFile(`assets/fonts/${name}.ttf`))),
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
      monospaceFamily: 'JetBrains Mono NL',
    },
  })
  return picture.render().asPng()
}

type Resvg = typeof import('@resvg/resvg-js').Resvg

// The package is native and optional: it is loaded when a PNG is requested, not before.
const loadResvg = async (): Promise<Resvg> => {
  try {
    return (await import('@resvg/resvg-js')).Resvg
  } catch {
    throw new CliError(
      'A PNG needs the package @resvg/resvg-js, which is not installed here: npm install @resvg/resvg-js (with -g if diagref was installed globally). SVG works without it.',
    )
  }
}

const fontFiles = ['Inter-Regular', 'Inter-SemiBold', 'JetBrainsMono-Regular', 'JetBrainsMono-SemiBold']
