import type { HTMLAttributes, ReactNode } from "react";

type Props = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  tone?: "info" | "success" | "alert";
  title?: ReactNode;
};

/** A message in its place. An alert is read out at once, the others when the reader pauses. */
export function Notice({ tone = "info", title, className, children, ...rest }: Props) {
  const own = `notice notice-${tone}`;
  return (
    <div className={className ? `${own} ${className}` : own} role={tone === "alert" ? "alert" : "status"} {...rest}>
      {title && <p className="notice-title">{title}</p>}
      {children}
    </div>
  );
}
