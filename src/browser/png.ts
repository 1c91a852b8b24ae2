/**
 * Draws an SVG as PNG in the page: nothing leaves the browser.
 */

type Options = {
  /** Pixels of the PNG for each pixel of the scene. */
  scale: number
  /** Without the background. */
  transparent: boolean
}

/** Draws an SVG text with explicit width and height. */
export async function drawPng(svg: string, { scale, transparent }: Options): Promise<Blob> {
  const image = await loadImage(transparent ? withoutGround(svg) : svg)
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * scale
  canvas.height = image.naturalHeight * scale
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('the image is too large')
  return blob
}

const loadImage = (svg: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    const image = new Image()
    image.addEventListener('load', () => {
      URL.revokeObjectURL(address)
      resolve(image)
    })
    image.addEventListener('error', () => {
      URL.revokeObjectURL(address)
      reject(new Error('the image cannot be drawn'))
    })
    image.src = address
  })

/** The background is the first rectangle of an SVG. */
const withoutGround = (svg: string): string => svg.replace(/<rect [^>]*\/>\n?/, '')

/** Saves a file from the page. */
export const save = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
