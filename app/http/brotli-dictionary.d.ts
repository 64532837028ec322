import "node:zlib";

declare module "node:zlib" {
  interface BrotliOptions {
    /** What may be pointed to as if it stood before the text. Node has it since 24.6; its types say so of zstd alone. */
    dictionary?: NodeJS.ArrayBufferView | undefined;
  }
}
