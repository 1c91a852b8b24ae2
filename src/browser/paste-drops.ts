/**
 * A file dropped anywhere on the gallery goes into the field there, as if its text had been pasted.
 */

/** Larger files are not diagrams. */
const mostBytes = 2_000_000

/** Listens to the page; `take` gets the text of a file, `refuse` the sentence that says why it is not read. */
export function startDrops(take: (text: string) => void, refuse: (why: string) => void): void {
  // Without this, the browser leaves the page for the file.
  document.addEventListener('dragover', (event) => hasFile(event) && event.preventDefault())
  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? []
    if (file === undefined) return
    event.preventDefault()
    if (file.size > mostBytes)
      refuse(`${file.name} has ${(file.size / 1e6).toFixed(1)} MB. Data or a diagram as text has at most 2 MB.`)
    else void file.text().then(take)
  })
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
