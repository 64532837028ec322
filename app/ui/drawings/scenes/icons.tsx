import icons from "./icons.svg?url";

type Props = { className?: string | undefined };

function Icon({ className, d }: Props & { d: string }) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

/** A carrying basket with a bottle's neck. */
export const CartIcon = ({ className }: Props) => (
  <Icon className={className} d="M3 11h18l-2 9H5zM7 11q0-6 5-6t5 6M9 14.5l.5 2.5M15 14.5l-.5 2.5M12 14.5V17" />
);
/** Account. */
export const PersonIcon = ({ className }: Props) => (
  <Icon className={className} d="M12 4a4 4 0 1 1-.1 0M4 21q0-7 8-7t8 7" />
);
/** Search: a lens. */
export const LensIcon = ({ className }: Props) => (
  <Icon className={className} d="M10.5 4a6.5 6.5 0 1 1-.1 0M15.5 15.5L21 21" />
);
/** Favourites. */
export const HeartIcon = ({ className }: Props) => (
  <Icon className={className} d="M12 20Q3 13 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1Q21 13 12 20z" />
);
/** Menu. */
export const BurgerIcon = ({ className }: Props) => <Icon className={className} d="M3 6.5h18M3 12h18M3 17.5h18" />;
/** Close. */
export const CloseIcon = ({ className }: Props) => <Icon className={className} d="M5 5l14 14M19 5L5 19" />;
/** Remove. */
export const BinIcon = ({ className }: Props) => (
  <Icon className={className} d="M4 7h16M9 7l.5-3h5l.5 3M6 7l1 14h10l1-14M10 11l.3 6M14 11l-.3 6" />
);
/** Onward, to the right. */
export const ArrowIcon = ({ className }: Props) => <Icon className={className} d="M4 12h16M14 6l6 6-6 6" />;
/** Unfold, downward. */
export const ChevronIcon = ({ className }: Props) => <Icon className={className} d="M5 9l7 7 7-7" />;
/** Done. */
export const CheckIcon = ({ className }: Props) => <Icon className={className} d="M4 13l5 5L20 6" />;
/** Telephone. */
export const PhoneIcon = ({ className }: Props) => <FiledIcon className={className} id="phone" />;
/** Mail. */
export const MailIcon = ({ className }: Props) => <FiledIcon className={className} id="mail" />;
/** Place. */
export const PinIcon = ({ className }: Props) => <FiledIcon className={className} id="pin" />;
/** Back to the top. */
export const UpIcon = () => <FiledIcon id="up" />;
/** The Union's flag, cut in our two colours. */
export const UnionMark = () => <FiledIcon id="union" width={54} height={36} />;

type FiledProps = Props & { id: string; width?: number; height?: number };

/** An icon that stands below the first sight of a page, out of a file that the browser keeps. Measures in pixels. */
function FiledIcon({ className, id, width = 24, height = 24 }: FiledProps) {
  return (
    <svg className={className} width={width} height={height} aria-hidden>
      <use href={`${icons}#${id}`} />
    </svg>
  );
}
