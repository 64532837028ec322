import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** On arrival at another page the focus moves to its content and its title is read out, as the browser does with a new document. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const present = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (present.current === pathname) return;
    present.current = pathname;
    if (hash === "") document.getElementById("main")?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
