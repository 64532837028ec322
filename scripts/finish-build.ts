// What a build takes once Vite has written it; none of these waits for another. Compressing goes on in other threads while pages are rendered.
import "./compress-build.ts";
import "./make-dictionaries.ts";
import "./write-start.ts";

// A rendered page leaves a timer behind, which would have given it up after five seconds.
process.exit();
