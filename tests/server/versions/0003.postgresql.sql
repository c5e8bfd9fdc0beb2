--
-- PostgreSQL database dump
--

\restrict jjCBNtOoXL8ujjuZyTx4iPw2iMNxjdi89W12V7U9CYrfv0Q6NEj8BV7vBkQKeHF

-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    person text NOT NULL,
    blocked text NOT NULL
);


--
-- Name: drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.drafts (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    turn integer NOT NULL,
    text text NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name text NOT NULL,
    value bytea NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    match_id bigint NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    key text,
    at bigint NOT NULL
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id bigint NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    file text,
    secret bytea NOT NULL,
    status text NOT NULL,
    audience text NOT NULL,
    clock integer,
    host text NOT NULL,
    after text,
    created bigint NOT NULL,
    deadline bigint,
    ended bigint,
    result text,
    next text,
    word text,
    paused bigint,
    acting text,
    acting_at integer
);


--
-- Name: matches_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.matches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: matches_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.matches_id_seq OWNED BY public.matches.id;


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    person text NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    epoch integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id bigint NOT NULL,
    person text NOT NULL,
    reporter text NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: reports_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    person text,
    name text NOT NULL,
    bot text,
    nonce bytea NOT NULL,
    nonce_by text NOT NULL,
    kept_for text,
    gone text,
    gone_at integer,
    wish text,
    due bigint,
    late integer DEFAULT 0 NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    digest text NOT NULL,
    person text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: matches id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches ALTER COLUMN id SET DEFAULT nextval('public.matches_id_seq'::regclass);


--
-- Name: reports id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0003');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: drafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.drafts VALUES (2, 1, 1, 'tile -3,-2,r0; new -6,-3');
INSERT INTO public.drafts VALUES (2, 0, 2, 'tile 0,-1,r3; stay');
INSERT INTO public.drafts VALUES (3, 1, 12, 'build 3 d4');
INSERT INTO public.drafts VALUES (3, 0, 13, 'build 3 c4');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('cookies', '\x1c38599f7d1a8db9dd50e53a0cf91171746e9833c7bc17ba7ae87957d45d39b3');


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES (2, 0, -1, 'draw 22', NULL, 1795069240739);
INSERT INTO public.log VALUES (2, 1, -1, 'draw 1', NULL, 1795069240739);
INSERT INTO public.log VALUES (2, 2, -1, 'draw 14', NULL, 1795069240739);
INSERT INTO public.log VALUES (2, 3, 0, 'lay 1 0,0,r1; lay 22 -1,1,r1; lay 14 1,1,r0', '0-0', 1795069240771);
INSERT INTO public.log VALUES (2, 4, 1, 'lay 14 0,0,r2; lay 22 -1,-1,r3; lay 1 -2,-2,r2', '1-0', 1795069240797);
INSERT INTO public.log VALUES (2, 5, -1, 'draw 10', NULL, 1795069240797);
INSERT INTO public.log VALUES (2, 6, 0, 'tile 1,2,r0; stay', '0-1', 1795069240811);
INSERT INTO public.log VALUES (2, 7, 1, 'tile -3,-2,r0; new -6,-3', '1-1', 1795069240829);
INSERT INTO public.log VALUES (2, 8, -1, 'draw 17', NULL, 1795069240829);
INSERT INTO public.log VALUES (3, 0, 0, 'goal S3 2; goal S1 3; goal S2 6; goal W2 2; goal W3 2; goal S4 3; goal W1 4; goal W4 1', '0-0', 1795069240888);
INSERT INTO public.log VALUES (3, 1, 1, 'goal E2 6; goal E1 4; goal N1 4; goal E4 3; goal E3 1; goal N2 4; goal N3 4; goal N4 6', '1-0', 1795069240933);
INSERT INTO public.log VALUES (3, 2, 0, 'build 5 c2', '0-1', 1795069240945);
INSERT INTO public.log VALUES (3, 3, 1, 'build 1 d3', '1-1', 1795069240958);
INSERT INTO public.log VALUES (3, 4, 0, 'build 5 b2', '0-2', 1795069240967);
INSERT INTO public.log VALUES (3, 5, 1, 'build 5 c2', '1-2', 1795069240979);
INSERT INTO public.log VALUES (3, 6, 0, 'build 4 c4', '0-3', 1795069240989);
INSERT INTO public.log VALUES (3, 7, 1, 'build 1 c3', '1-3', 1795069241046);
INSERT INTO public.log VALUES (3, 8, 0, 'build 2 a1', '0-4', 1795069241055);
INSERT INTO public.log VALUES (3, 9, 1, 'build 1 b3', '1-4', 1795069241069);
INSERT INTO public.log VALUES (3, 10, 0, 'build 5 d3', '0-5', 1795069241079);
INSERT INTO public.log VALUES (3, 11, 1, 'build 2 b4', '1-5', 1795069241092);
INSERT INTO public.log VALUES (3, 12, 0, 'build 3 b3', '0-6', 1795069241103);
INSERT INTO public.log VALUES (3, 13, 1, 'build 4 b3', '1-6', 1795069241118);
INSERT INTO public.log VALUES (3, 14, 0, 'build 2 c4', '0-7', 1795069241129);
INSERT INTO public.log VALUES (3, 15, 1, 'build 5 b3', '1-7', 1795069241142);
INSERT INTO public.log VALUES (3, 16, 0, 'build 1 d1', '0-8', 1795069241152);
INSERT INTO public.log VALUES (3, 17, 1, 'build 3 d3', '1-8', 1795069241165);
INSERT INTO public.log VALUES (3, 18, 0, 'build 2 d3', '0-9', 1795069241175);
INSERT INTO public.log VALUES (3, 19, 1, 'build 1 b1', '1-9', 1795069241188);
INSERT INTO public.log VALUES (3, 20, 0, 'build 4 b3', '0-10', 1795069241198);
INSERT INTO public.log VALUES (3, 21, 1, 'build 4 a3', '1-10', 1795069241211);
INSERT INTO public.log VALUES (3, 22, 0, 'build 4 a2', '0-11', 1795069241221);
INSERT INTO public.log VALUES (3, 23, 1, 'build 2 a1', '1-11', 1795069241233);
INSERT INTO public.log VALUES (3, 24, 0, 'build 3 d2', '0-12', 1795069241242);
INSERT INTO public.log VALUES (3, 25, 1, 'build 3 d4', '1-12', 1795069241254);
INSERT INTO public.log VALUES (3, 26, 0, 'build 3 c4', '0-13', 1795069241263);


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES (1, 'v9s9az4cka9t', 'cityscape', 1, 2, '[["rounds", "4"]]', NULL, '\x144792c7d0ad8507577ac5442ca4c01f7adc657e0a78116b028be3fb143b0255', 'open', 'listed', NULL, '9526f0b14b7e6213', NULL, 1795069240681, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (2, '6htgbs6nctc2', 'cities2008', 1, 2, '[["level", "3"], ["tiles", "balanced"]]', NULL, '\x7a23bf51c05f6d1873fa5c3ee483258475e9ebe477ef9ac89656e3fedb9efbde', 'playing', 'link', NULL, '9526f0b14b7e6213', NULL, 1795069240726, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (3, 'fnzerbf8wsm6', 'cityscape', 1, 2, '[["rounds", "1"]]', NULL, '\x1fdc77f768376f3cba1b4931332f49ec2ca222a9cf5ce1213853e74c9d703db8', 'finished', 'link', NULL, '9526f0b14b7e6213', NULL, 1795069240843, NULL, 1795069241263, '{"totals": [85, 0], "winners": [0]}', NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('9526f0b14b7e6213', 'Guest', NULL, NULL, 0, 1795069240637);
INSERT INTO public.people VALUES ('1d99438c7639dde8', 'Guest', NULL, NULL, 0, 1795069240663);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES (1, 0, 'person', '9526f0b14b7e6213', 'Guest', NULL, '\x3cabe38920f5e4a8f6e02193dfb397c7', 'server', NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.seats VALUES (1, 1, 'open', NULL, '', NULL, '\x04c3fc583716c4a47b04bdfe5586c318', 'server', NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.seats VALUES (2, 0, 'person', '9526f0b14b7e6213', 'Guest', NULL, '\x1aad1178400d6dbd456b4852093b64bb', 'server', NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.seats VALUES (2, 1, 'person', '1d99438c7639dde8', 'Guest', NULL, '\x6d456558f709e82e0a1844a08ea99cf5', 'server', NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.seats VALUES (3, 0, 'person', '9526f0b14b7e6213', 'Guest', NULL, '\xc449b86091cd7a45b7bdf37c3440cc4e', 'server', NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.seats VALUES (3, 1, 'person', '1d99438c7639dde8', 'Guest', NULL, '\xa1d76755b552e526277aeb44085b8916', 'server', NULL, NULL, NULL, NULL, NULL, 0);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: matches_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.matches_id_seq', 3, true);


--
-- Name: reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reports_id_seq', 1, false);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: blocks pk_blocks; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT pk_blocks PRIMARY KEY (person, blocked);


--
-- Name: drafts pk_drafts; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat);


--
-- Name: keys pk_keys; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);


--
-- Name: log pk_log; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (match_id, number);


--
-- Name: matches pk_matches; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);


--
-- Name: notices pk_notices; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (person);


--
-- Name: people pk_people; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);


--
-- Name: reports pk_reports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);


--
-- Name: seats pk_seats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (match_id, seat);


--
-- Name: tokens pk_tokens; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (digest);


--
-- Name: matches uq_matches_code; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT uq_matches_code UNIQUE (code);


--
-- Name: people uq_people_login; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);


--
-- Name: reports uq_reports_person_reporter; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT uq_reports_person_reporter UNIQUE (person, reporter);


--
-- Name: ix_blocks_blocked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_blocks_blocked ON public.blocks USING btree (blocked);


--
-- Name: ix_matches_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_deadline ON public.matches USING btree (deadline);


--
-- Name: ix_matches_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_host ON public.matches USING btree (host);


--
-- Name: ix_matches_status_audience; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_status_audience ON public.matches USING btree (status, audience);


--
-- Name: ix_matches_word; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX ix_matches_word ON public.matches USING btree (word);


--
-- Name: ix_reports_reporter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_reports_reporter ON public.reports USING btree (reporter);


--
-- Name: ix_seats_kept_for; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_kept_for ON public.seats USING btree (kept_for);


--
-- Name: ix_seats_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_person ON public.seats USING btree (person);


--
-- Name: ix_tokens_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);


--
-- Name: blocks fk_blocks_blocked; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_blocked FOREIGN KEY (blocked) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: blocks fk_blocks_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: drafts fk_drafts_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT fk_drafts_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: log fk_log_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: notices fk_notices_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT fk_notices_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_reporter; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_reporter FOREIGN KEY (reporter) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: seats fk_seats_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tokens fk_tokens_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict jjCBNtOoXL8ujjuZyTx4iPw2iMNxjdi89W12V7U9CYrfv0Q6NEj8BV7vBkQKeHF
