/**
 * Editing data in the diagram itself, as one module that is loaded when the diagram is first reached for.
 */
export { lightPart } from './lit-part.ts'
export { pickAt } from './picture-actions.ts'
export { startPictureKeys } from './picture-keys.ts'
export { startPicturePointer } from './picture-pointer.ts'
