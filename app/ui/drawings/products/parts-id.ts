/**
 * The asset under which the parts of pictures are kept for ever: the last eight digits are the beginning of its SHA-256, so that a
 * returning visitor gets what has been drawn since. A test says what to write here after a drawing has changed.
 */
export const PARTS_ID = "parts-318861aa";
